import { useLingui } from '@lingui/react/macro'
import StarIcon from '~icons/lucide/star'

interface StarButtonProps {
  isStarred: boolean
  label: string
  tabIndex?: 0 | -1
  onPress: () => void
}

/** Sets the star of the team, or takes it away. */
export const StarButton = ({ isStarred, label, onPress, ...stop }: StarButtonProps) => (
  <button type="button" {...stop} data-star aria-label={label} aria-pressed={isStarred} onClick={onPress}>
    <StarIcon />
  </button>
)

/** Where it shows, and is not pressed. */
export function StarSign() {
  const { t } = useLingui()
  return (
    <span data-star role="img" aria-label={t`Starred`}>
      <StarIcon />
    </span>
  )
}

/** As many as there is room for. */
const SHOWN = 1

/** The tags of the team: the first, and how many more; all of them for a pointer and for who hears the page. */
export function TagMarks({ tags }: { tags: readonly string[] }) {
  const { t } = useLingui()
  const [all, more] = [tags.join(', '), tags.length - SHOWN]
  return (
    <div data-tags title={all}>
      {tags.slice(0, SHOWN).map((tag) => (
        <span key={tag} aria-hidden="true">
          {tag}
        </span>
      ))}
      {more > 0 && <span aria-hidden="true">{`+${more}`}</span>}
      <small>{t`Tags: ${all}`}</small>
    </div>
  )
}
