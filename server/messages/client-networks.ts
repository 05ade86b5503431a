import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type ClientNetworks = {
  /** An IPv4 address or an IPv6 /56, the most that one customer usually has. */
  customer: string
  /** An IPv4 /24 or an IPv6 /48: one provider or company, with many customers. */
  network: string
}

const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\](?::\d+)?|(?<v4>[\d.]+):\d+)$/

/** Returns the keys of an address without its port. IPv4-mapped IPv6 addresses count as IPv4 (RFC 4291 section 2.5.5.2). */
export function networksOf(address: string): ClientNetworks {
  const { v6, v4 = address } = WITH_PORT.exec(address)?.groups ?? {}
  const ip = (v6 ?? v4).replace(/%.*$/, '')
  // Clients whose address cannot be read share one window, so that invented addresses don't help.
  if (!isIP(ip)) return { customer: 'unknown', network: 'unknown' }
  const parsed = ipaddr.process(ip)
  const isIPv4 = parsed.kind() === 'ipv4'
  const family = isIPv4 ? ipaddr.IPv4 : ipaddr.IPv6
  const cut = (bits: number) => family.networkAddressFromCIDR(`${parsed}/${bits}`).toString()
  if (isIPv4) return { customer: cut(32), network: `${cut(24)}/24` }
  return { customer: `${cut(56)}/56`, network: `${cut(48)}/48` }
}
