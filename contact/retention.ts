/** How long a message is kept by default, in days (docs/requirements.md#privacy). */
export const DEFAULT_RETENTION_DAYS = 730

/** How long the operators may have it kept at most, in days. */
export const MAX_RETENTION_DAYS = 36_500
