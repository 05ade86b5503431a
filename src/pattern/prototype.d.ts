type Loose = Record<string, unknown>
export function pattern(id: string, options?: Loose): string
export function mark(name: string, options?: Loose): string
export function dots(groups: readonly number[], options?: Loose): string
export function draft(threads: number, weave: number): string
export function passage(id: string, options?: Loose): string
export function selvedge(id: string, options?: Loose): string
export function familyOf(id: string, kind?: string): string
