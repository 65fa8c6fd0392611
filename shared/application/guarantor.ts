/** Of applications and drafts from before there were guarantors, nobody is one. */
interface Person {
  isGuarantor?: boolean | undefined
}

/** More than any lease has, so that it only ever stops a mistake. */
export const MAX_GUARANTORS = 5

/** Who signs the lease and lives there. */
export const rentersOf = <P extends Person>(people: readonly P[]): P[] =>
  people.filter(({ isGuarantor }) => !isGuarantor)

/** Who pays if those who sign cannot (docs/decisions/047). */
export const guarantorsOf = <P extends Person>(people: readonly P[]): P[] =>
  people.filter(({ isGuarantor }) => isGuarantor)
