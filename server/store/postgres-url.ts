/** Splits a URL with several hosts (libpq) into one for each host, because node-postgres understands only one. */
export function splitHosts(url: string): string[] {
  const [, start, hosts = '', end = ''] = /^(\w+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/.exec(url) ?? []
  return start === undefined ? [url] : hosts.split(',').map((host) => start + host + end)
}

/** Returns the hosts of a URL with their ports, without the password. */
export function nameHosts(url: string): string {
  return splitHosts(url)
    .map((one) => new URL(one).host)
    .join(',')
}

/** Modes with the same meaning in pg and in libpq. `allow` and `prefer` are excluded: both may send clear text. */
const TLS_MODES = ['disable', 'require', 'verify-ca', 'verify-full']

/** Returns whether the TLS parameters are valid (postgresql.org/docs/current/libpq-ssl.html). pg_dump does not know `ssl`. */
export function hasValidTlsMode(url: string): boolean {
  const { searchParams } = new URL(url)
  const mode = searchParams.get('sslmode')
  if (searchParams.has('ssl')) return false
  if (mode === 'verify-ca' && !searchParams.has('sslrootcert')) return false
  return mode === null || TLS_MODES.includes(mode)
}

/** Adds TLS to a URL: a server on another machine must have a valid certificate, unless `sslmode` says otherwise. */
export function addTlsMode(url: string): string {
  const complete = new URL(url)
  const { hostname, searchParams } = complete
  if (!searchParams.has('sslmode') && !isLocal(hostname)) searchParams.set('sslmode', 'verify-full')
  // pg treats `require` as `verify-full` without this parameter.
  if (searchParams.has('sslmode')) searchParams.set('uselibpqcompat', 'true')
  return complete.href
}

/** Returns whether only this machine reaches the host of a URL (RFC 1122, 3.2.1.3; RFC 4291, 2.5.3). */
export function isLocal(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}
