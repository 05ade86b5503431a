import { defineCollection, type ImageFunction } from 'astro:content'
import { glob } from 'astro/loaders'
import type { z } from 'astro/zod'
import { contentKinds } from './content/kinds.ts'

export const collections = {
  site: collection(contentKinds.site),
  navigation: collection(contentKinds.navigation),
  home: collection(contentKinds.home),
  about: collection(contentKinds.about),
  academy: collection(contentKinds.academy),
  csr: collection(contentKinds.csr),
  careers: collection(contentKinds.careers),
  contactPage: collection(contentKinds.contactPage),
  notFound: collection(contentKinds.notFound),
  servicesPage: collection(contentKinds.servicesPage),
  workPage: collection(contentKinds.workPage),
  productsPage: collection(contentKinds.productsPage),
  subsidiariesPage: collection(contentKinds.subsidiariesPage),
  services: collection(contentKinds.services),
  work: collection(contentKinds.work),
  products: collection(contentKinds.products),
  ventures: collection(contentKinds.ventures),
  leaders: collection(contentKinds.leaders),
  legal: collection(contentKinds.legal),
}

type Kind<Schema extends z.ZodType> = { files: string; schema: (image: ImageFunction) => Schema }

function collection<Schema extends z.ZodType>({ files, schema }: Kind<Schema>) {
  return defineCollection({
    loader: glob({
      pattern: files,
      base: 'content',
      generateId: ({ entry }) => entry.replace(/^.*\/|\.\w+$/g, ''),
    }),
    schema: ({ image }) => schema(image),
  })
}
