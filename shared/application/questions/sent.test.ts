import { expect, test } from 'vitest'
import { sentGeneralInfo } from '#shared/application/sent-answers.ts'
import { sampleGeneralInfo, sampleRenter } from '#shared/application/testing/sample-answers.ts'
import { generalInfoQuestions } from './general-info.ts'
import { renterQuestions } from './renter.ts'
import { publishedAnswers } from './sent.ts'

test('what is older than a question is published with its blank, and stays readable', () => {
  const { casualtyInsurance: _, pets: __, ...older } = sampleGeneralInfo
  const published = publishedAnswers(generalInfoQuestions, older)
  expect(published).toEqual({ ...older, casualtyInsurance: null, pets: false })
  expect(sentGeneralInfo.parse(published)).toEqual(published)
})

test('nothing is published that is no answer to a question', () => {
  const { id: _, ...said } = sampleRenter
  const stored = { ...sampleRenter, secret: 'x', profession: { ...sampleRenter.profession, note: 'x' } }
  expect(publishedAnswers(renterQuestions, stored)).toEqual(said)
})
