/** Settings for tests and measurements that send more messages than the rate limits allow. */
export const UNLIMITED_RATES = {
  CONTACT_RATE_PER_MINUTE: '1000000',
  CONTACT_RATE_PER_HOUR: '1000000',
  CONTACT_RATE_TOTAL_PER_MINUTE: '1000000',
}
