/** Before taxes and contributions, or after them: nobody can tell the one from the other. */
export const bases = ['gross', 'net'] as const
export type Basis = (typeof bases)[number]

/** Of somebody who was asked for one of them. What is older than the question says nothing of it. */
export interface IncomeAnswers {
  grossSalary: string
  netIncome?: string | undefined
}

/** The questions that ask for it. */
export const incomeQuestions = ['grossSalary', 'netIncome'] as const satisfies (keyof IncomeAnswers)[]
type IncomeQuestion = (typeof incomeQuestions)[number]
const basisOf: Record<IncomeQuestion, Basis> = { grossSalary: 'gross', netIncome: 'net' }

/** What somebody wrote that they earn, and which of the two it is. */
export interface IncomeSaid {
  text: string
  basis: Basis
}

export const saidTo = (question: IncomeQuestion, answers: IncomeAnswers): IncomeSaid => ({
  text: answers[question] ?? '',
  basis: basisOf[question],
})

/** The one that counts. */
export const incomeSaid = (answers: IncomeAnswers): IncomeSaid =>
  saidTo(answers.netIncome ? 'netIncome' : 'grossSalary', answers)
