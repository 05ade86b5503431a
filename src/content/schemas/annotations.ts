import { z } from 'astro/zod'

export type Target =
  | 'service'
  | 'service or alias'
  | 'case study'
  | 'category'
  | 'sector'
  | 'address of this site'
  | 'old address'
  | 'picture'
  | 'film'
  | 'logo'
  | 'icon'

/** What the type of a field does not say: rules that concern other entries or files, and how the editor shows it. */
type Annotation = {
  refersTo?: Target
  /** The value is such a target itself, which other entries name. */
  names?: Target
  minWidth?: number
  maxKilobytes?: number
  /** The value must be unique among all fields of the kind (an old address: of the site) that are annotated with the same name. */
  unique?: 'title' | 'address' | 'position' | 'old address'
  /** Something ends after the day. */
  ends?: true
  /** After the day, the item of a list that has it leaves the pages. */
  leaves?: true
  /** Before the day, the item of a list that has it is on no page. */
  begins?: true
  isProse?: true
}

const annotations = z.registry<Annotation>()

/** Returns a copy of the schema with an annotation. `check-references.ts` checks references and unique values. */
export function annotate<Schema extends z.ZodType>(schema: Schema, annotation: Annotation): Schema {
  const copy = schema.clone()
  annotations.add(copy, annotation)
  return copy
}

/** Returns the annotation of a schema. */
export function annotationOf(schema: z.core.$ZodType): Annotation {
  return annotations.get(schema) ?? {}
}

export type AnnotatedField = Annotation & { field: string; value: unknown }

/** Yields the annotated fields of data that passed the schema, with the path of each. */
export function* annotatedFields(
  schema: unknown,
  value: unknown,
  path: readonly string[] = [],
): Generator<AnnotatedField> {
  if (value === undefined) return
  const annotation = annotations.get(schema as z.ZodType)
  if (annotation) yield { ...annotation, field: path.join('.'), value }

  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    yield* annotatedFields(schema.unwrap(), value, path)
  else if (schema instanceof z.ZodDiscriminatedUnion)
    yield* annotatedFields(optionOf(schema, value as Record<string, unknown>), value, path)
  else if (schema instanceof z.ZodArray)
    for (const [index, item] of Object.entries(value as unknown[]))
      yield* annotatedFields(schema.element, item, [...path, index])
  else if (schema instanceof z.ZodObject)
    for (const [key, part] of Object.entries(schema.shape))
      yield* annotatedFields(part, (value as Record<string, unknown>)[key], [...path, key])
}

/** Returns the option of a union that has the kind of the value. */
export function optionOf(union: z.ZodDiscriminatedUnion, value: Record<string, unknown>): unknown {
  const { discriminator } = union.def
  return union.options.find(
    (option) =>
      option instanceof z.ZodObject && z.safeParse(option.shape[discriminator], value[discriminator]).success,
  )
}
