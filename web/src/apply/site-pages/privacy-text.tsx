import { Trans } from '@lingui/react/macro'
import { TextPart } from '#web/kit/ui/later/text-part.tsx'
import { UsualRetention } from './usual-retention.tsx'

/** What holds for every installation; an operator with more to say sets a text of their own. */
export const PrivacyText = () => (
  <>
    <p>
      <Trans>What happens to the things you write here, in plain words.</Trans>
    </p>
    <TextPart title={<Trans>Who is responsible</Trans>}>
      <p>
        <Trans>
          For your application: the landlord or property manager named in the advert. They decide what happens with it.
          The operator of this site stores it for them and runs the technology.
        </Trans>
      </p>
    </TextPart>
    <TextPart title={<Trans>What is collected, and why</Trans>}>
      <p>
        <Trans>
          Only what you enter and the documents you add: who wants to move in, how to reach you, your work and income, a
          reference, and when you would like to move. It serves to decide about this one home and to prepare the lease
          (GDPR Article 6(1)(b)).
        </Trans>
      </p>
      <p>
        <Trans>
          Applicants need no account. There is no advertising and no tracking. To keep out misuse, the server counts the
          requests of each network address for a short time.
        </Trans>
      </p>
    </TextPart>
    <TextPart title={<Trans>Where it is stored</Trans>}>
      <ul>
        <li>
          <Trans>
            Until you submit, drafts and documents are only on this device, in the storage of your browser. If you agree
            at the documents, those are sent while you still type, and deleted again if you do not submit.
          </Trans>
        </li>
        <li>
          <Trans>After you submit, your application and its documents are on the server of the operator.</Trans>
        </li>
        <li>
          <Trans>The confirmation goes through the operator's email provider to the address you gave.</Trans>
        </li>
      </ul>
    </TextPart>
    <TextPart title={<Trans>Who sees it</Trans>}>
      <p>
        <Trans>
          The people of the property management who work on this home, and the operator where running the site demands
          it. Documents open only for them. A person decides about your application, not a program.
        </Trans>
      </p>
    </TextPart>
    <TextPart title={<Trans>How long it is kept</Trans>}>
      <p>
        <Trans>
          If you get the home, your application becomes part of the tenancy file. If not, it is erased some days after
          that decision: as many as the property manager chose, or else, for homes in:
        </Trans>
      </p>
      <UsualRetention />
    </TextPart>
    <TextPart title={<Trans>Your rights</Trans>}>
      <p>
        <Trans>
          Under the GDPR and the Swiss data protection act you may ask for a copy of your data, have it corrected or
          deleted, have its use restricted, object to it, and receive it in a common format. Write to the property
          manager. You may also complain to the data protection authority where you live, in Switzerland to the Federal
          Data Protection and Information Commissioner (FDPIC).
        </Trans>
      </p>
    </TextPart>
    <TextPart title={<Trans>Delete a draft from this device</Trans>}>
      <p>
        <Trans>
          Open "My applications" and press "This is not my phone". This removes drafts, documents and reference numbers
          from this device. It does not delete an application that was already received.
        </Trans>
      </p>
    </TextPart>
  </>
)
