import { expect, test } from 'vitest'
import { similarAddresses } from './similar-addresses.ts'

const known = [
  { path: '/', title: 'Home page' },
  { path: '/about', title: 'About Us' },
  { path: '/privacy-policy', title: 'Privacy policy' },
  { path: '/csr', title: 'Corporate Responsibility' },
  { path: '/contact', title: 'Contact' },
  { path: '/careers', title: 'Careers' },
  { path: '/services/data-engineering', title: 'Data Engineering' },
  { path: '/services/cms-solutions', title: 'CMS Solutions' },
  { path: '/services/crm-solutions', title: 'CRM Solutions' },
  { path: '/products/taxly', title: 'Taxly' },
  { path: '/products/cortexhr', title: 'CortexHR' },
]

test.each([
  ['/abuot', '/about'],
  ['/About-Us/', '/about'],
  ['/pages/privacy', '/privacy-policy'],
  ['/contact.html', '/contact'],
  ['/carers', '/careers'],
  ['/products/taxli', '/products/taxly'],
  ['/product/taxly', '/products/taxly'],
  ['/cortexHR', '/products/cortexhr'],
  ['/services/data_enginering', '/services/data-engineering'],
  ['/services/data%20engineering', '/services/data-engineering'],
  ['/wp-login.php', undefined],
  ['/404', undefined],
  ['/', undefined],
  ['/%E0%A4%A', undefined],
])('similarAddresses: for %s, the first suggestion is %s', (mistyped, path) => {
  expect(similarAddresses(mistyped, known)[0]?.path).toBe(path)
})

test.each(['/a-b', '%20', '/', 'é'])('similarAddresses: compares no path of thousands of %s', (part) => {
  const start = performance.now()
  for (let turn = 0; turn < 10; turn++)
    expect(similarAddresses(`/contact${part.repeat(8_000)}x`, known)).toEqual([])
  expect(performance.now() - start).toBeLessThan(1_000)
})

test('similarAddresses: returns at most two pages, the most similar first', () => {
  const paths = similarAddresses('/services/crm-solution', known).map(({ path }) => path)
  expect(paths).toEqual(['/services/crm-solutions', '/services/cms-solutions'])
})
