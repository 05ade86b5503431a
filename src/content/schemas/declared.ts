import { z } from 'astro/zod'

/** What a field may refer to. */
export type Target =
  | 'service'
  | 'service or alias'
  | 'case study'
  | 'address of this site'
  | 'picture'
  | 'logo'

/** What a schema says about a field beyond its form; it concerns more than one entry, so it is checked afterwards. */
type Declaration = {
  /** The value must name something that exists. */
  refersTo?: Target
  /** No other entry of the kind may have this value in a field declared with the same name. */
  unique?: 'order' | 'title' | 'address'
}

const declarations = z.registry<Declaration>()

/** Returns the same schema with a declaration, which `check:content` holds the field to. */
export function declare<Schema extends z.ZodType>(schema: Schema, declaration: Declaration): Schema {
  const copy = schema.clone()
  declarations.add(copy, declaration)
  return copy
}

export type DeclaredField = Declaration & { field: string; value: unknown }

/** Finds the declared fields in data that fits its schema, with the path of each. */
export function* declaredFields(
  schema: unknown,
  value: unknown,
  path: readonly string[] = [],
): Generator<DeclaredField> {
  if (value === undefined) return
  const declaration = declarations.get(schema as z.ZodType)
  if (declaration) yield { ...declaration, field: path.join('.'), value }

  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    yield* declaredFields(schema.unwrap(), value, path)
  else if (schema instanceof z.ZodDiscriminatedUnion)
    yield* declaredFields(
      schema.options.find((option) => z.safeParse(option, value).success),
      value,
      path,
    )
  else if (schema instanceof z.ZodArray)
    for (const [index, item] of Object.entries(value as unknown[]))
      yield* declaredFields(schema.element, item, [...path, index])
  else if (schema instanceof z.ZodObject)
    for (const [key, part] of Object.entries(schema.shape))
      yield* declaredFields(part, (value as Record<string, unknown>)[key], [...path, key])
}
