/** Default retention period in days (docs/requirements.md#privacy). */
export const DEFAULT_RETENTION_DAYS = 730

/** Days after which a quarantined message is erased, from its list by mail or `inbox done` (docs/requirements.md#privacy). */
export const QUARANTINE_RETENTION_DAYS = 30

/** Maximum retention period that an operator may set, in days. */
export const MAX_RETENTION_DAYS = 36_500
