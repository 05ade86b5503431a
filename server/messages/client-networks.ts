import { isIP, isIPv6 } from 'node:net'

/** Keys under which the messages of a client are counted. */
export type ClientNetworks = {
  /** An IPv4 address or an IPv6 /64, which one customer usually has. */
  client: string
  /** An IPv4 address or an IPv6 /56, the most that one customer usually has. */
  customer: string
  /** An IPv4 /24 or an IPv6 /48: one provider or company, with many customers. */
  network: string
}

/** Clients whose address cannot be read share one window, so that invented addresses don't help. */
const UNKNOWN: ClientNetworks = { client: 'unknown', customer: 'unknown', network: 'unknown' }

/**
 * Returns the keys of an address. IPv4-mapped IPv6 addresses count as IPv4 (RFC 4291 section 2.5.5.2). A port is ignored: some
 * load balancers add it to X-Forwarded-For.
 */
export function networksOf(address: string): ClientNetworks {
  const ip = withoutPort(address).replace(/%.*$/, '')
  if (!isIPv6(ip)) return isIP(ip) ? networksOfIPv4(ip) : UNKNOWN
  const groups = groupsOf(ip)
  const [first = 0, second = 0, third = 0, fourth = 0, , sixth = 0, seventh = 0, eighth = 0] = groups
  if (groups.slice(0, 5).every((group) => group === 0) && sixth === 0xffff)
    return networksOfIPv4([seventh, eighth].flatMap((group) => [group >> 8, group & 255]).join('.'))
  return {
    client: formatNetwork([first, second, third, fourth]),
    customer: `${formatNetwork([first, second, third, fourth & 0xff00])}/56`,
    network: `${formatNetwork([first, second, third])}/48`,
  }
}

function networksOfIPv4(ip: string): ClientNetworks {
  return { client: ip, customer: ip, network: ip.replace(/\d+$/, '0/24') }
}

/** Removes the port and the brackets from `192.0.2.1:443`, `[2001:db8::1]:443` and `[2001:db8::1]`. */
function withoutPort(address: string): string {
  const groups = /^(?:\[(?<v6>[^\]]+)\](?::\d+)?|(?<v4>[\d.]+):\d+)$/.exec(address)?.groups
  return groups?.v6 ?? groups?.v4 ?? address
}

/** Returns the eight groups of an IPv6 address. */
function groupsOf(ip: string): number[] {
  const [left = [], right = []] = canonicalIPv6(ip)
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - left.length - right.length).fill('0')
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16))
}

/** Formats the first groups of an IPv6 address, like `2001:db8:1:2::`. */
function formatNetwork(groups: readonly number[]): string {
  return canonicalIPv6(`${groups.map((group) => group.toString(16)).join(':')}::`)
}

/** Returns an IPv6 address in hexadecimal groups with the longest run of zeros compressed (WHATWG URL). */
function canonicalIPv6(ip: string): string {
  return new URL(`http://[${ip}]`).hostname.slice(1, -1)
}
