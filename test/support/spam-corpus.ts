/**
 * Invented messages like those that company contact forms receive. Each pattern is combined with several openings and
 * details. The messages test the weights of the spam score; they do not measure how much real spam gets through.
 */

const products = [
  'website',
  'mobile app',
  'school portal',
  'payroll system',
  'inventory software',
  'delivery app',
]
const places = ['Abuja', 'Lagos', 'Kano', 'Port Harcourt', 'Ibadan', 'Enugu']

const realPatterns: ((product: string, place: string) => string)[] = [
  (product, place) =>
    `Good day. We are a logistics company in ${place} and we need a ${product}. Please send a quote.`,
  (product) =>
    `Hello sir/ma, abeg how much una dey charge for ${product}? I wan start my business this January.`,
  (product, place) =>
    `URGENT!!! WE NEED A ${product.toUpperCase()} BEFORE THE END OF THE MONTH. CALL ME. ${place.toUpperCase()}`,
  (product) =>
    `Our current site is https://www.myschool.edu.ng and it is slow. Can you rebuild it as a ${product}?`,
  (product, place) =>
    `I am a final-year student in ${place}. Do you take interns for ${product} work? My GitHub is https://github.com/someone.`,
  () => 'We want SEO for our hotel. People cannot find us on Google at all. What would it cost per month?',
  () =>
    'Please can you build a loan app with BVN verification? We are licensed by the CBN as a microfinance bank.',
  () => 'We run a betting platform and need an audit of its security. Is that something your team does?',
  () =>
    'I would like to know whether your academy has a weekend class, and whether there is a discount for two people.',
  (product) =>
    `How far? My guy told me about you. I need ${product} for my shop, budget na 500k. Make una reply sharp sharp.`,
  (_, place) =>
    `The Ministry in ${place} invites your company to a meeting on digital training. Kindly confirm your attendance.`,
  () =>
    'I bought crypto software from another developer and it does not work. Can you take over the code and repair it?',
  () => 'Ẹ káàárọ̀. Mo fẹ́ kọ́ ìmọ̀ ẹ̀rọ ní ilé-ẹ̀kọ́ yín. Báwo ni mo ṣe lè forúkọ sílẹ̀?',
  () => 'Nnọọ, achọrọ m ịmata ego ole ọ na-efu iji wuo weebụsaịtị maka ụlọ ahịa m.',
  () => 'Sannu, ina so in san yadda za a yi mini manhajar sayar da kaya ta intanet.',
  () =>
    'As-salamu alaykum. We would like to partner with you on the SME training. Our NGO works with 40 schools.',
  (product) =>
    `Can we get a demo of CortexHR? We are 120 employees. Is there an API, and can it export to our ${product}?`,
  () => 'Quick one: is the school fees processor live in Ghana? Call 0803 000 0000 after 4pm.',
  (product) =>
    `Re: invoice 2231. Payment of ₦1,250,000 for the ${product} was made today, please confirm receipt.`,
  () =>
    'Your site does not open on my phone (Tecno, Opera Mini). It says the menu cannot load. Just so you know.',
  (_, place) =>
    `I visited your office in ${place} yesterday and left my documents for the volunteer role. Has anyone seen them?`,
  () =>
    'We are a leading insurance broker and want to discuss the parametric product for our farmers in Kebbi.',
  () =>
    'See our requirements here: https://docs.google.com/document/d/abc and the design here: https://figma.com/file/x',
  () => 'Hi',
]

const realOpenings = ['', 'Good morning.\n\n', 'Dear Sir or Madam,\n']

/** More than 300 invented messages of prospective clients, students and partners. */
export const realTexts: readonly string[] = combine(realPatterns, realOpenings, products, places)

const domains = [
  'http://best-rank.top',
  'https://bit.ly/3xYz',
  'https://seo-growth.click',
  'http://traffic.xyz/offer',
  'https://t.me/deal',
  'https://fast-money.icu',
]
const names = ['opifex.example', 'your company', 'your brand', 'your business', 'your domain', 'your team']

const spamPatterns: ((link: string, name: string) => string)[] = [
  (link, name) => `We can put ${name} on the first page of Google in 30 days. ${link}`,
  (link) =>
    `I came across your website and noticed several errors that hurt your ranking. Click here: ${link}`,
  (link) => `Do you accept guest posts? I write do-follow articles, DA 50+. Prices: ${link}`,
  (link) =>
    `Dear business owner, get thousands of visitors to your site daily. ${link} Reply STOP to unsubscribe.`,
  (link) =>
    `EARN $5,000 per week with our crypto trading signals, guaranteed daily profits, join now ${link}`,
  (link) => `<a href="${link}">cheap viagra</a> and cialis without prescription`,
  (link) => `[url=${link}]online casino bonus[/url] free spins for new players`,
  (link, name) => `We make explainer videos for your company. Samples and price list: ${link} for ${name}`,
  (link) =>
    `Verified B2B email lists of decision makers for sale, targeted by country. Visit the link ${link}`,
  (link) =>
    `Are you in need of a business loan? Pre-approved up to $500,000, no collateral. Apply now at ${link}`,
  (link) => `Hot girls near you want to meet tonight, adult dating ${link}`,
  (link) => `Заработок в интернете от 5000 рублей в день! Подробнее: ${link}`,
  (link, name) =>
    `We are a leading digital marketing agency in India. We offer affordable SEO services for ${name}. ${link}`,
  (link) =>
    `Limited-time offer: exclusive 70% discount on backlinks packages. Act now, register here ${link}`,
  (link) => `http://a.example.ru http://b.example.ru http://c.example.ru ${link}`,
  (link) =>
    `We will boost your traffic and get you more leads and more customers with our backlinks. ${link}`,
  (link) =>
    `Recover your lost bitcoin with our trusted recovery platform, expert hackers, contact us: ${link} special bonus offer`,
  (link) => `加微信了解更多优惠信息 ${link} 网站推广 快速排名 低价`,
]

const spamOpenings = ['', 'Hi there,\n\n', 'Hello!\n']

/** More than 300 invented messages of bots and mass senders. */
export const spamTexts: readonly string[] = combine(spamPatterns, spamOpenings, domains, names)

function combine(
  patterns: readonly ((first: string, second: string) => string)[],
  openings: readonly string[],
  firsts: readonly string[],
  seconds: readonly string[],
): string[] {
  return patterns.flatMap((pattern) =>
    openings.flatMap((opening) =>
      firsts.map((first, index) => opening + pattern(first, seconds[index] ?? '')),
    ),
  )
}
