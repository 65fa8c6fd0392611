import { expect, test } from 'vitest'
import { burdenOf, jointIncome } from './burden.ts'
import { readIncome } from './salary-per-month.ts'

test.each([
  ["5'200 CHF", 5200],
  ['5’200.–', 5200],
  ["CHF 5'200.-", 5200],
  ['CHF 5 200', 5200],
  ['ca. 3000 netto', 3000],
  ['4.500,00 €', 4500],
  ['€4,500.50', 4500.5],
  ['3000 EUR brutto', 3000],
  ['0', 0],
  ['60.000 € pro Jahr', 5000],
  ["CHF 84'000 p.a.", 7000],
  ['72 000 € par an', 6000],
  ['about 48,000 a year', 4000],
])('a salary written as %j is %s a month', (text, income) => {
  expect(readIncome(text)).toBe(income)
})

test.each([
  '',
  'genug',
  'auf Anfrage',
  '3000-3500',
  '3000 + 500 Bonus',
  '13 x 5200',
  '5k',
  '60 Tsd. im Jahr',
  '1.2.3',
  "> CHF 100'000 p.a.",
  '<img src=x onerror=alert(1)> 3000',
])('a salary written as %j is not guessed', (text) => {
  expect(readIncome(text)).toBeUndefined()
})

const earns = (...salaries: string[]) => salaries.map((grossSalary) => ({ profession: { grossSalary } }))

test('those who apply together earn together, and nothing is said when one salary cannot be read', () => {
  expect(jointIncome(earns("5'200 CHF", '0'))).toEqual({ amount: 5200, basis: 'gross' })
  expect(jointIncome(earns("5'200 CHF", '2800'))?.amount).toBe(8000)
  expect(jointIncome(earns("5'200 CHF", 'genug'))).toBeUndefined()
  expect(jointIncome(earns('0'))).toBeUndefined()
  expect(jointIncome([])).toBeUndefined()
})

test('what a guarantor earns is no part of it, and nothing of theirs is doubted', () => {
  const vouching = { isGuarantor: true, profession: { grossSalary: 'genug' } }
  expect(jointIncome([...earns("5'200 CHF"), vouching])?.amount).toBe(5200)
  expect(burdenOf(1300, [...earns('5200'), vouching])).toEqual({ share: 0.25, basis: 'gross', isDoubtful: false })
})

test('what is net, or in other money than the rent, is never added to gross salaries', () => {
  expect(jointIncome(earns('4000', '3.500 CHF net'), 'DE')).toBeUndefined()
  expect(jointIncome(earns('4000 €', "5'200 CHF"), 'DE')).toBeUndefined()
  expect(jointIncome(earns('4000 €', "5'200 CHF"), 'CH')).toBeUndefined()
  expect(jointIncome(earns('4000', 'ca. 3000 netto'), 'DE')).toBeUndefined()
  expect(burdenOf(1500, earns('4000', "5'200 CHF"), 'DE')).toBeUndefined()
  expect(burdenOf(1500, earns('2000', '3000 EUR brutto'), 'DE')).toEqual({
    share: 0.3,
    basis: 'gross',
    isDoubtful: false,
  })
})

const earnsNet = (...incomes: string[]) => incomes.map((netIncome) => ({ profession: { grossSalary: '', netIncome } }))

test('who all say a net income are compared by it, and it is said to be net', () => {
  expect(jointIncome(earnsNet('2000 €', '36.000 € im Jahr'), 'DE')).toEqual({ amount: 5000, basis: 'net' })
  expect(burdenOf(1500, earnsNet('ca. 3000 netto', '2000'), 'DE')).toEqual({
    share: 0.3,
    basis: 'net',
    isDoubtful: false,
  })
  expect(burdenOf(1500, earnsNet('36000'), 'DE')?.isDoubtful).toBe(true)
})

test('net is never added to gross, nor counted where it says that it is none, or was not said', () => {
  expect(jointIncome([...earnsNet('2000'), ...earns('3000')], 'DE')).toBeUndefined()
  expect(jointIncome([...earns('3000'), ...earnsNet('2000')], 'DE')).toBeUndefined()
  expect(jointIncome(earnsNet('2000', '3000 brutto'), 'DE')).toBeUndefined()
  expect(jointIncome(earnsNet('2000', "3'000 CHF"), 'DE')).toBeUndefined()
  expect(jointIncome(earnsNet('2000', ''), 'DE')).toBeUndefined()
})

test('the rent is a part of the income, where both are known', () => {
  expect(burdenOf(1500, earns('5000'))).toEqual({ share: 0.3, basis: 'gross', isDoubtful: false })
  expect(burdenOf(undefined, earns('5000'))).toBeUndefined()
  expect(burdenOf(1500, earns('genug'))).toBeUndefined()
})

test.each(['95000', "CHF 84'000", '52', '5.2'])('a salary of %j for a month is doubted', (salary) => {
  expect(burdenOf(1500, earns('4000', salary))?.isDoubtful).toBe(true)
})

test.each([
  '96000 im Monat',
  'aylık 96000',
  '96000 por mês',
  '96000 на місяць',
  '96000 شهريا',
  'senelik 96000',
  '96000/ano',
  '96000 ao ano',
  'щороку 96000',
  '96000 سنويًا',
  '96000 annui',
  '95000 im Jahr',
  '900000 per year',
  '25000',
  '200',
  '0',
])('a salary of %j is not doubted', (salary) => {
  expect(burdenOf(1500, earns('4000', salary))?.isDoubtful).toBe(false)
})
