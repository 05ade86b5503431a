/** Text in which no sum, such as “₦9 million”, no hour, such as “9 am”, and no word with a number and a hyphen, such as “3-year”, is broken. */
export function Unbroken({ children: text }: { children: string }) {
  // A match of a group that captures is at each odd place.
  return text.split(UNBROKEN).map((part, index) =>
    index % 2 ? (
      <span key={part} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

const UNBROKEN = /([₦$]\d\S* [mb]illion\b|\d\S* [ap]m\b|\d\S*-\S+|[^\s-]+-\S*\d)/
