/** Steps of a bar that is 32 pixels wide: more could not be told apart. */
const STEPS = 20

/** What an element with `barStyle` says in `data-bar`. */
export const barOf = (percent: number) => Math.min(STEPS, Math.round((percent / 100) * STEPS))

/** A bar before what is written: of a background alone, because a picture in each of many rows that pass by costs frames. */
export const barStyle = {
  '&::before': {
    content: '""',
    width: '32px',
    height: '6px',
    borderRadius: '3px',
    background: 'line',
    backgroundImage: 'linear-gradient({colors.pine.solid} 0 0)',
    backgroundRepeat: 'no-repeat',
  },
  ...Object.fromEntries(
    Array.from({ length: STEPS + 1 }, (_, step) => [
      `&[data-bar="${step}"]::before`,
      { backgroundSize: `${(step / STEPS) * 100}% 100%` },
    ]),
  ),
} as const
