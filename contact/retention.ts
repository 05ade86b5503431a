/** Default retention period in days (docs/requirements.md#privacy). */
export const DEFAULT_RETENTION_DAYS = 730

/** Maximum retention period that an operator may set, in days. */
export const MAX_RETENTION_DAYS = 36_500
