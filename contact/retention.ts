export const DEFAULT_RETENTION_DAYS = 730

/** Days after which a quarantined message is erased, from its list by mail or `inbox done` (docs/requirements.md#privacy). */
export const QUARANTINE_RETENTION_DAYS = 30

export const MAX_RETENTION_DAYS = 36_500
