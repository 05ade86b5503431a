/**
 * Groups of words that spam and real messages use, in the languages of the corpus. A group lets the model recognise a
 * topic by a word that the corpus lacks. The groups have no weights: the model learns them, because customers
 * also ask for search engine optimisation or a loan app. Words are in lower case without diacritics; `*` at the end
 * matches every word with this beginning.
 */
const WORD_GROUPS: Record<string, string> = {
  crypto:
    'bitcoin* btc crypto* usdt eth ethereum forex trading trader* trade mining wallet* token* airdrop blockchain binary coin* monero usdc nft hodl биткоин* криптовалют* kripto* 比 币',
  profit:
    'profit* roi earn* income passive payout* double doubled jackpot lottery lotto won winner* winning* prize* cashout cash invest* gain* gagner gagnez verdien* ganar gane* ganhe* guadagn* заработ* returns commission grant empowerment million* billion* naira owo ego kudi bonus* giveaway',
  gambling:
    'casino* slot slots bet bets betting bahis spin spins roulette odds poker gacor aviator kasyno казино freispiele fixed predict* tips jackpot bookmaker* sportsbook wager* togel freispiel* tragamonedas ставк* 赌 娱 乐',
  adult:
    'sexy sex girls girl escort* porn* xxx hookup* sugar mummy mummies mama lonely adult dating coquine* filles chicas webcam* cams nude* nudes erotic erection* handsome massage* milf rencontre* plancul интим девушк* hottie* discreet singles',
  medicine:
    'viagra cialis levitra tramadol xanax pill pills prescription herbal herb weight ozempic codeine cbd gummies cure enhancement slim* detox potency rx pharmacy* farmac* medicament* ordonnance rezept ricetta keto',
  search:
    'seo backlink* rank ranks ranking* ranked keyword* dofollow nofollow traffic organic outrank* google* serp visib* referencement positionn* posicion* pozycjon* продвиж* раскрутк* suchmaschin* bing yahoo optimis* optimiz* da dr pbn 优 化 排 名',
  social:
    'follower* likes like subscriber* instagram tiktok youtube views reviews review facebook abonnes seguidores подписчик* лайк* накрутк* trustpilot influencer* verified engagement',
  selling:
    'offer* affordable discount* cheap* price* pricing package* catalogue* catalog* supplier* supply supplies manufactur* factory sample* portfolio proposal* deal deals free gratuit* gratis kostenlos* guarantee* guaranteed sale sell* exclusive limited buy order wholesale oem moq trial coupon promo* promotion* quality low rates rate cost-effective competitive flat fee fees bulk save saving* moins achetez achat compra* comprar barato precios angebot* offerta* oferuj* скидк* дешев* недорог* цен* предлагаем купить 优 惠 价 厂',
  outreach:
    'interested interest schedule chat collaborat* lead leads client clients outreach pipeline campaign* decision revenue conver* prospect* meeting* proposal reseller* partner* specialist* specialize* specialise* consultation complimentary hop floating bump reaching connect quick brief minute* boost* grow growth increase* scale competitor* marketing agency agence agencia advert* advertis* publicit* werbung реклам* newsletter sponsor* feature* nominat* shortlist* podcast magazine award* outsourc* virtual dedicated hourly resumes',
  loan: 'loan* lend* pret prets credit* prestamo* emprestimo* lamuni* rance bashi collateral funding fund funds borrow* mkopo kredit* darlehen vay lån mgbazinye aro financing finance guarantor debt* lender* кредит* займ* 贷 款 लोन',
  inheritance:
    'beneficiary inheritance widow* donat* kin consignment confidential remit* remittance barrister estate trunk gold deceased compensation dying cancer orphan* charity heritage veuve fortune god sick relative surname syria jesus heir diplomat* atm trustee* bequeath* entrust*',
  threat:
    'hacked hack hacker* hackers encrypt* leak* publish ransom camera ddos recorded video exploit* vulnerab* attack* expose* piratee pirate* sue lawsuit* deface* reputation contacts dumped stolen breach* infect* malware virus gehackt взлом*',
  deadline:
    'now today hurry immediately instant instantly immediate* hours hrs minutes expire* expir* last final notice suspend* terminat* cancel* urgent* deadline limited tonight midnight heures minuten jetzt ahora сегодня сейчас verify confirm verification unauthorised unauthorized blocked activate reactivat* renew*',
  channel:
    'whatsapp telegram skype wechat zalo viber signal inbox dm телеграм вотсап 微 信 линк link click cliquez clique clic klicken danna join subscribe signup register login download apk app',
  ritual:
    'spell* ritual* illuminati marabout alfa baba malam oogun powerful lover* prophet* seed miracle* spiritual magic* magique voyant* medium* charm* brotherhood witch* juju jigida soap ring native herbalist awure babalawo',
  recruiting:
    'home daily salary weekly registration slot slots recruit* hiring agent agents vacancy vacancies shortlisted easy stress extra earners task tasks typing entry remote visa relocate canada ielts',
  documents:
    'passport* certificate* licence* counterfeit expo upgrade notes clone diploma waec neco transcript*',
  mailing:
    'form forms formulaires formulare* formularios formulario form* mailing rassylk* рассылк* формы форм blast* million database* databases list lists emails email leads scraped contacts attendees unsubscribe opt stop submit*',
  lookup:
    'domain* hosting ssl listing directory trademark mark registrar registry ownership webmaster* owner* plugin wordpress',
  courtesy:
    'please pls abeg biko jowo jare kindly sir ma madam oga boss thank* thanks daalu ese merci nagode mun gode svp help good morning afternoon day evening greetings salam sannu sannunku barka bonjour bonsoir bom hola guten regards',
  business:
    'academy training class classes course scholarship student* siwes internship interns payroll invoice receipt login password* portal till pos scanner attendance demo quotation tender bid rfp milestone contract landlord ministry commissioner honourable school* clinic hospital church mosque shop shops farm farmers cooperative staff branch branches workers employee* office customers trucks depot* hotel bakery pharmacy ngo salary* salaries cortexhr mercatus clavis fides agro taxly cv certificate thesis lecturer research error errors broken',
}

/** Groups of two words in a row, the first of the first list and the second of the second. `SKIPPED` may be between. */
const WORD_PAIRS: Record<string, readonly [string, string][]> = {
  offering: [
    [
      'we i team expert* specialist*',
      'offer* provide* supply deliver* guarantee* bring* boost create* make build* design generate increase* fix place put rank optimi* recover produce manufacture* export buy sell give represent own noticed specialize specialise write manage* send feature* partner found ran recorded run* help* saved',
    ],
    ['nous wir', 'proposons creons offrons envoyons accordons bringen bieten versenden bauen sommes'],
    ['we are', 'manufacturer* leading professional supplier* mandate direct local hiring india looking'],
  ],
  'own services': [
    [
      'our my notre unsere',
      'team expert* service* price* client* rate* package* platform special* design* offer* sample* portfolio system developer* seo agenc* factory catalogue investor* growth method broker* fee lawyer* plan* tool widget studio newsletter previous rates gigs work past agent* specialists',
    ],
  ],
  'your business': [
    [
      'your votre su seu ihre ihr twoja',
      'website site page business company brand domain homepage blog firm store competitors customers clients sales leads audience industry niche revenue project requirement* listing advert* ad account mailbox ceo offer* web entreprise nom publicite werbung keywords target data contacts password phone amount name visitors message product*',
    ],
  ],
  'own need': [
    [
      'we i',
      'need want wan use paid bought attended applied lost like tried missed missing saw heard spoke visited work study dey don get be moved left got found clicked pasted cannot teach lecture write drive taught',
    ],
    ['i we', 'am are have run'],
    [
      'mo a ina muna ana nous je anyi',
      'fe n ni ti nilo da so neman bukatar avons cherchons cherche suis souhaite voudrais choro achọro nwere no',
    ],
  ],
  'own things': [
    [
      'our my notre nos mon ma mes',
      'shop school clinic hospital church mosque staff office farm* cooperative hotel company father mother mama papa oga son daughter sister brother wife husband pikin students members customers site website app portal account invoice order payment name phone laptop accountant board director bank mail lecturer friend donor number* salary training thesis law marketing ngo restaurant former old first current booking second late reference client* application ward',
    ],
  ],
  'asking us': [
    ['do can could would did does are is will', 'you your una the this it my i we there some* anyone'],
    ['una unu abeg', 'dey fit get go sell do don na nwere how make'],
    ['how who when where what which wia wetin', 'much do does can to is are long many dey be time soon una'],
    ['pouvez avez travaillez proposez peut', 'vous on'],
  ],
  'call to reply': [
    ['let', 'me us know'],
    [
      'reply respond revert contact text message dm inbox chat call join order apply register book click click',
      'us me now today yes no here our my him her for with stop to immediately fund partner your link',
    ],
    ['you', 'interested open available willing mind'],
    ['hope you i would', 'this you all are doing well'],
    ['feel looking right happy more shall may should', 'free forward person contact share details info i'],
    ['get sign book start', 'back touch started up call free'],
  ],
}

/** Words that may be between the two words of a pair. */
const SKIPPED = new Set('a an the also can could will would should easily very to be in of and'.split(' '))

/** The groups of each word, and of each beginning. The beginnings are listed by their first two letters, the longest first. */
type Index = { exact: Map<string, string[]>; beginnings: Map<string, Beginning[]> }
type Beginning = { letters: string; groups: string[] }

const groupIndex = createIndex(Object.entries(WORD_GROUPS))

/** One rule for each pair of word lists. `firstWords` and `secondWords` have the numbers of the rules as their groups. */
const pairRules = Object.entries(WORD_PAIRS).flatMap(([group, pairs]) =>
  pairs.map((pair) => ({ group, pair })),
)
const firstWords = createIndex(pairRules.map(({ pair }, rule) => [String(rule), pair[0]]))
const secondWords = createIndex(pairRules.map(({ pair }, rule) => [String(rule), pair[1]]))

/** Returns how many different words, or pairs of words, of each group occur in a text. */
export function countGroups(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (group: string) => counts.set(group, (counts.get(group) ?? 0) + 1)
  for (const word of new Set(words)) for (const group of find(groupIndex, word)) count(group)
  const content = words.filter((word) => !SKIPPED.has(word))
  const seen = new Set<string>()
  for (const [index, word] of content.entries()) {
    const rules = find(firstWords, word)
    const next = content[index + 1]
    if (rules.length === 0 || next === undefined || seen.has(`${word} ${next}`)) continue
    seen.add(`${word} ${next}`)
    const matching = find(secondWords, next)
    for (const rule of rules) if (matching.includes(rule)) count(pairRules[Number(rule)]?.group ?? '')
  }
  return counts
}

function createIndex(groups: readonly (readonly [string, string])[]): Index {
  const exact = new Map<string, string[]>()
  const byBeginning = new Map<string, string[]>()
  for (const [group, words] of groups)
    for (const word of words.split(' ')) {
      const map = word.endsWith('*') ? byBeginning : exact
      const key = word.replace('*', '')
      map.set(key, [...(map.get(key) ?? []), group])
    }
  const beginnings = [...byBeginning]
    .map(([letters, groups]) => ({ letters, groups }))
    .sort((a, b) => b.letters.length - a.letters.length)
  return { exact, beginnings: Map.groupBy(beginnings, ({ letters }) => letters.slice(0, 2)) }
}

const NONE: readonly string[] = []

/** Returns the groups of the exact word, and those of its longest known beginning. */
function find({ exact, beginnings }: Index, word: string): readonly string[] {
  const groups = exact.get(word) ?? NONE
  const found = beginnings.get(word.slice(0, 2))?.find(({ letters }) => word.startsWith(letters))
  return found ? [...groups, ...found.groups] : groups
}
