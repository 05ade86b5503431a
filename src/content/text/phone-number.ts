/** Returns whether a number can be called. A sample has only zeros after its country code. */
export function isCallable(phone: string): boolean {
  return !/^\+\d{1,3}[ 0]+$/.test(phone)
}
