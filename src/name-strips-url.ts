/** The picture of the strips that a name is woven of. Apart from the URL map, which no island should bring along. */
export const NAME_STRIPS_URL = '/drawings/name-strips.svg'
