/** Text in which no word with a number and a hyphen, such as “3-year” or the number of a certificate, is broken. */
export function Unbroken({ children: text }: { children: string }) {
  // A match of a group that captures is at each odd place.
  return text.split(NUMBER_WITH_HYPHEN).map((part, index) =>
    index % 2 ? (
      <span key={part} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

const NUMBER_WITH_HYPHEN = /(\d\S*-\S+|[^\s-]+-\S*\d)/
