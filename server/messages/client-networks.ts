import { isIP, isIPv6 } from 'node:net'

/** The key of clients whose address cannot be read. They share one window, so that invented addresses don't help. */
const UNKNOWN_CLIENT = 'unknown'

/** A network, and how many times the hourly limit of one client all clients in it may use without a challenge. */
export type Network = { key: string; share: number }

/**
 * Returns the client of an address and the networks around it, the smallest first. For IPv4 and IPv4-mapped IPv6 (RFC 4291
 * section 2.5.5.2) the client is the address, in its /24. For other IPv6 addresses it is the /64 network, because one customer
 * usually has all of it, in its /56 and /48, because many customers and rented servers have one of those. A port is ignored:
 * some load balancers add it to X-Forwarded-For.
 */
export function networksOf(address: string): [client: Network, ...around: Network[]] {
  const ip = withoutPort(address).replace(/%.*$/, '')
  if (!isIPv6(ip)) return isIP(ip) ? networksOfIPv4(ip) : [{ key: UNKNOWN_CLIENT, share: 1 }]
  const groups = groupsOf(ip)
  const [first = 0, second = 0, third = 0, fourth = 0, , sixth = 0, seventh = 0, eighth = 0] = groups
  if (groups.slice(0, 5).every((group) => group === 0) && sixth === 0xffff)
    return networksOfIPv4([seventh, eighth].flatMap((group) => [group >> 8, group & 255]).join('.'))
  return [
    { key: formatNetwork([first, second, third, fourth]), share: 1 },
    { key: `${formatNetwork([first, second, third, fourth & 0xff00])}/56`, share: 1 },
    { key: `${formatNetwork([first, second, third])}/48`, share: 2 },
  ]
}

/** Returns the key under which a client is counted. */
export function clientKey(address: string): string {
  return networksOf(address)[0].key
}

/** A /24 has a large share, because a mobile network puts thousands of phones behind its addresses. */
function networksOfIPv4(ip: string): [Network, Network] {
  return [
    { key: ip, share: 1 },
    { key: ip.replace(/\d+$/, '0/24'), share: 4 },
  ]
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
