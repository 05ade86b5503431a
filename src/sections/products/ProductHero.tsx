import type { ProductsPage } from '#src/content/schemas/list-pages.ts'
import type { Site } from '#src/content/schemas/site.ts'
import { formatDate } from '#src/content/text/dates.ts'
import type { IllustratedEntry, RenderedScreen } from '#src/drawings/render-picture.ts'
import { SIZES } from '#src/drawings/sizes.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { FactList } from '#src/ui/FactList.tsx'
import { emsOfLongestWord } from '#src/ui/text-width.ts'
import { urls } from '#src/urls.ts'
import { Artwork } from '../Artwork.tsx'
import { Breadcrumb } from '../Breadcrumb.tsx'
import styles from './ProductHero.module.css'
import { ProductScreen } from './ProductScreen.tsx'
import { nairaFirst, startingPrice } from './prices.ts'

type ProductHeroProps = {
  product: IllustratedEntry<'products'>
  screens: readonly RenderedScreen[]
  buttons: ProductsPage['buttons']
  rates: Site
}

/** Product hero: summary, actions, price, and the screens on the artwork, which is partly woven for an unlaunched product. */
export function ProductHero({ product, screens, buttons, rates }: ProductHeroProps) {
  const isAvailable = product.status === 'available'
  const price = startingPrice(product.pricing)
  return (
    <header className={classNames('wrap grid', styles.hero)}>
      <div className={styles.breadcrumb}>
        <Breadcrumb href={urls.products()} label={buttons.back} kind={product.category} />
      </div>
      <h1
        className={classNames('title-1', !isAvailable && 'light', styles.name)}
        data-ems={emsOfLongestWord(product.name)}
        translate="no"
      >
        {product.name}
      </h1>
      <div className={classNames('stack', styles.lead)}>
        <p className="lead">{product.shortDescription}</p>
        <Actions product={product} buttons={buttons} />
      </div>
      <FactList
        columns="2-2-1"
        className={classNames(styles.facts, !isAvailable && styles.unfinished)}
        facts={[
          ...(isAvailable ? [{ term: 'Available since', value: formatDate(product.launchDate) }] : []),
          { term: 'Price', value: nairaFirst(price, rates) },
        ]}
      />
      <div className={styles.cloth}>
        <Artwork
          fill
          picture={product.picture}
          place={SIZES.product.page}
          sizes="(max-width: 719px) 100vw, 50vw"
        />
        <div className={styles.screens}>
          {screens.map((screen, index) => (
            <ProductScreen key={screen.picture.src} screen={screen} isFirst={index === 0} />
          ))}
        </div>
      </div>
    </header>
  )
}

/** Links to a demo and to the product's website. Before the launch: the quarter, a note, and a link to be told of the launch. */
function Actions({ product, buttons }: Pick<ProductHeroProps, 'product' | 'buttons'>) {
  if (product.status !== 'available')
    return (
      <div className={classNames('cluster', styles.actions)}>
        <button className={classNames('label soft', styles.coming)} type="button" disabled>
          Coming {product.launchQuarter}
        </button>
        <ArrowLink href={urls.contactAbout('Launch', product.id)}>{buttons.launch}</ArrowLink>
        {product.launchNote && <p className={styles.note}>{product.launchNote}</p>}
      </div>
    )
  return (
    <div className={classNames('cluster', styles.actions)}>
      <ButtonLink href={urls.contactAbout('Demo', product.id)}>{buttons.demo}</ButtonLink>
      {product.website && (
        <ArrowLink href={product.website} newTab>
          {buttons.website}
        </ArrowLink>
      )}
    </div>
  )
}
