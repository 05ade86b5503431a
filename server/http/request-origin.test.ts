import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { classifyOrigin } from './request-origin.ts'

it.each([
  [{ host: '127.0.0.1:3000' }, 'no-browser'],
  [{ host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }, 'own-site'],
  [{ host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }, 'own-site'],
  [{ host: '10.0.0.7:3000', origin: 'https://example.com', 'sec-fetch-site': 'same-origin' }, 'own-site'],
  [{ host: 'example.com', 'sec-fetch-site': 'same-origin' }, 'own-site'],
  [{ host: 'example.com', 'sec-fetch-site': 'none' }, 'own-site'],
  [{ host: 'api.example', origin: 'https://www.example', 'sec-fetch-site': 'cross-site' }, 'allowed-origin'],
  [{ host: 'example.com', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 'foreign-site'],
  [{ host: 'example.com', origin: 'https://evil.example' }, 'foreign-site'],
  [{ host: 'example.com', origin: 'https://example.com:8443' }, 'foreign-site'],
  [{ host: 'example.com', origin: 'https://example.com.evil.example' }, 'foreign-site'],
  [{ host: 'example.com', origin: 'null' }, 'foreign-site'],
  [{ host: 'example.com', origin: 'null', 'sec-fetch-site': 'same-origin' }, 'own-site'],
  [{ host: 'example.com', origin: 'null', 'sec-fetch-site': 'cross-site' }, 'foreign-site'],
  [{ host: 'example.com', origin: 'null', 'sec-fetch-site': 'same-site' }, 'foreign-site'],
  [{ host: 'example.com', 'sec-fetch-site': 'cross-site' }, 'foreign-site'],
  [{ host: 'example.com', 'sec-fetch-site': 'same-site' }, 'foreign-site'],
  [{ host: 'example.com', origin: 'https://example.com', 'sec-fetch-site': 'cross-site' }, 'foreign-site'],
])('request origin: classifies the headers %o as %s', (headers, origin) => {
  const request = { headers } as unknown as FastifyRequest
  expect(
    classifyOrigin(request, { siteOrigin: 'https://example.com', allowedOrigins: ['https://www.example'] }),
  ).toBe(origin)
})
