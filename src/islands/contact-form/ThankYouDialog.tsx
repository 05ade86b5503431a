import { useEffect, useRef } from 'react'
import { weave } from '#src/client/loom.ts'
import { Cloth } from '#src/sections/shared/Cloth.tsx'
import { Button } from '#src/ui/Button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './ThankYouDialog.module.css'

type ThankYouDialogProps = { name: string; message: string; reference: string; onClose: () => void }

/** Thanks the visitor by name and shows the message from the server (docs/requirements.md#contact-form). */
export function ThankYouDialog({ name, message, reference, onClose }: ThankYouDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const page = document.documentElement
    // Firefox before 98 and Safari before 15.4 have no dialogs: they show the element in the page.
    if (!dialog.current?.showModal) {
      dialog.current?.setAttribute('tabindex', '-1')
      dialog.current?.focus()
      return
    }
    dialog.current.showModal()
    page.toggleAttribute('data-dialog-open', true)
    return () => page.removeAttribute('data-dialog-open')
  }, [])

  useEffect(() => {
    const cloth = dialog.current?.querySelector<HTMLElement>('[data-cloth]')
    if (cloth) weave(cloth, name)
  }, [name])

  return (
    <dialog
      className={styles.dialog}
      ref={dialog}
      aria-labelledby="thank-you"
      aria-describedby="thank-you-text"
      onClose={onClose}
    >
      <Cloth className={styles.cloth} />
      <div className={classNames('stack', styles.inner)}>
        <Heading as="h2" id="thank-you" size={3} light="Thank you," heavy={name || 'there'} />
        <div id="thank-you-text">
          <p>{message}</p>
          {reference && (
            <p className={classNames('soft', styles.reference)}>
              Your reference:{' '}
              <strong className="label nowrap" translate="no">
                {reference}
              </strong>
            </p>
          )}
        </div>
        <form
          method="dialog"
          onSubmit={(event) => {
            if (dialog.current?.showModal) return
            event.preventDefault()
            onClose()
          }}
        >
          <Button type="submit">Close</Button>
        </form>
      </div>
    </dialog>
  )
}
