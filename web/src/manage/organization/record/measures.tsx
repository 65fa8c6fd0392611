import { Trans } from '@lingui/react/macro'

/** What holds on every server of this program. */
export const Measures = () => (
  <ul>
    <li>
      <Trans>
        Applications are read by people with an account of the organization alone, who sign in with an identity
        provider, and by who runs the platform. Each change stands in a log with its person and its time.
      </Trans>
    </li>
    <li>
      <Trans>
        Those who applied reach what they sent by a secret of their device and something that only they know.
      </Trans>
    </li>
    <li>
      <Trans>
        What is due is erased by the server itself, with its files, and on the devices of managers when they connect.
      </Trans>
    </li>
    <li>
      <Trans>
        Files are checked by their content, questions that may not be asked are not stored, and guessing codes is
        limited.
      </Trans>
    </li>
    <li>
      <Trans>
        On the internet the server is reached by HTTPS. How it is secured beyond that, and its backups, the operator
        says.
      </Trans>
    </li>
  </ul>
)
