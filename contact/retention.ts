/** How long a message is kept, in days, where the operators set nothing else (decision D4). */
export const DEFAULT_RETENTION_DAYS = 730
