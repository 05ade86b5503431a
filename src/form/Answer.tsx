/** What the server has answered to a message, with its reference. */
export function Answer({ message, reference }: { message: string; reference: string }) {
  return (
    <>
      {message}
      {reference && (
        <>
          {' '}
          Your reference:{' '}
          <strong className="label nowrap" translate="no">
            {reference}
          </strong>
        </>
      )}
    </>
  )
}
