/** How long a message is kept, in days, where the operators set nothing else (decision D4). */
export const DEFAULT_RETENTION_DAYS = 730

/** How long the operators may have it kept at most, in days. */
export const LONGEST_RETENTION_DAYS = 36_500
