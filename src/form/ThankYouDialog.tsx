import { useEffect, useRef } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Answer } from './Answer.tsx'
import { Thanks } from './Thanks.tsx'
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

  return (
    <dialog
      className={styles.dialog}
      ref={dialog}
      aria-labelledby="thank-you"
      aria-describedby="thank-you-text"
      onClose={onClose}
    >
      <Thanks name={name} isTyped>
        <Heading as="h2" id="thank-you" size={3} light="Thank you," heavy={name || 'there'} />
        <p className="lead" id="thank-you-text">
          <Answer message={message} reference={reference} />
        </p>
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
      </Thanks>
    </dialog>
  )
}
