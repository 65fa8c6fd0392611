import { useLingui } from '@lingui/react/macro'

/** By which rules is asked, in words: an organization's choice, or a process's pack. */
export function usePackChoiceWords() {
  const { t } = useLingui()
  return (choice: string | null | undefined): string => {
    switch (choice) {
      case 'home_country':
        return t`By the country of the home`
      case 'CH':
        return t`As in Switzerland`
      case 'DE':
        return t`As in Germany`
      case 'AT':
        return t`As in Austria`
      // What only a later version knows is shown as it is called.
      default:
        return choice || t`All questions`
    }
  }
}

export const PackChoiceName = ({ choice }: { choice: string | null | undefined }) => usePackChoiceWords()(choice)
