import { Trans } from '@lingui/react/macro'
import { useContactEmail } from '#web/kit/contact/use-contact-email.ts'
import { TextPart } from '#web/kit/ui/later/text-part.tsx'

/** The questions that people have on the way, and whom to ask the others. */
export const SupportText = () => (
  <>
    <p>
      <Trans>Short answers to what people ask most.</Trans>
    </p>
    <TextPart title={<Trans>My code does not work</Trans>}>
      <p>
        <Trans>
          A code has six letters and digits. It never contains the letters O, I and L or the digits 0 and 1. If it is
          right and still not found, the application process may have ended: ask the person who gave it to you.
        </Trans>
      </p>
    </TextPart>
    <TextPart title={<Trans>Where is what I wrote?</Trans>}>
      <p>
        <Trans>
          On the device and in the browser you began with, until you submit. Enter the same code there and go on. It is
          not there in a private window that you closed, in another browser, or on another device.
        </Trans>
      </p>
    </TextPart>
    <TextPart title={<Trans>Has my application arrived?</Trans>}>
      <p>
        <Trans>
          Yes, if you see a reference number. If there is none yet, open "My applications" on the same device: it says
          what is still to be sent, and sends it when there is a connection. Nothing is sent twice.
        </Trans>
      </p>
    </TextPart>
    <TextPart title={<Trans>A document cannot be added</Trans>}>
      <p>
        <Trans>
          It has to be a PDF, DOC, DOCX, JPG, JPEG or PNG and not larger than 10 MB. A photo taken with the phone is
          fine if everything in it can be read.
        </Trans>
      </p>
    </TextPart>
    <TextPart title={<Trans>I want to change or withdraw my application</Trans>}>
      <p>
        <Trans>
          You withdraw it under "My applications", on the device that you applied with. To change it, or from another
          device, write to the property manager named in the advert, and give your reference number.
        </Trans>
      </p>
    </TextPart>
    <TextPart title={<Trans>Write to us</Trans>}>
      <Contact />
    </TextPart>
  </>
)

function Contact() {
  const contact = useContactEmail()
  if (!contact) {
    return (
      <p>
        <Trans>The property manager named in the advert helps you with your application.</Trans>
      </p>
    )
  }
  const address = <a href={`mailto:${contact}`}>{contact}</a>
  return (
    <p>
      <Trans>For questions about this site: {address}</Trans>
    </p>
  )
}
