import { Box } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { isNationality, withoutCountry } from '#shared/countries.ts'
import { type FieldProps, FormField } from '#web/kit/form/field/form-field.tsx'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { ChevronIcon } from '#web/kit/ui/icons.tsx'
import { CountryList } from './country-list.tsx'
import { exactCountry, findCountries, readCountry } from './find-countries.ts'

export interface CountryFieldProps extends FieldProps {
  autoComplete?: string
  /** Whether there are answers beside the countries, such as stateless. */
  isNationality?: boolean
}

const NONE = -1
const isWithoutCountry = (code: string) => withoutCountry.some((each) => each === code)

/**
 * A country of the world, found by typing. The form holds its code as soon as the text names one, and else the text, so that
 * nothing that was typed disappears.
 */
export function CountryCombobox({ autoComplete, isNationality: isOpenToAll = false, ...question }: CountryFieldProps) {
  const texts = useTexts()
  const { field } = useController(question)
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  /** None before the keyboard comes to it; Enter then takes the first. */
  const [active, setActive] = useState(NONE)
  const input = useRef<HTMLInputElement>(null)
  const value = String(field.value ?? '')
  const shown = isNationality(value) ? texts.country(value) : value

  const open = () => {
    // Below it there is room for the list then.
    if (!isOpen) input.current?.scrollIntoView({ block: 'center' })
    setOpen(true)
    setActive(NONE)
  }
  const read = (text: string) =>
    exactCountry(text, texts.language) ??
    withoutCountry.find((code) => isOpenToAll && texts.country(code) === text.trim()) ??
    text
  /** Until the answer is given elsewhere, as by taking over an address. */
  const text = typed !== undefined && read(typed) === value ? typed : shown
  const asked = typed === undefined && isNationality(value) ? '' : text
  const found = isOpen ? findCountries(asked, texts.language, isOpenToAll) : []
  // Typed before this part was there.
  useEffect(() => {
    const meant = isNationality(value) ? undefined : readCountry(value, texts.language)
    if (meant) field.onChange(meant)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const choose = (code: string) => {
    field.onChange(code)
    setTyped(undefined)
    setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const first = asked ? found.find(({ code }) => !isWithoutCountry(code)) : undefined
    const chosen = found[active]?.code ?? (readCountry(asked, texts.language) || first?.code)
    if (step) {
      event.preventDefault()
      if (isOpen)
        setActive(
          active === NONE && step < 0 ? found.length - 1 : (active + step + found.length) % Math.max(1, found.length),
        )
      else open()
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (chosen) choose(chosen)
    } else if (event.key === 'Escape' && isOpen) {
      // The dialog around it stays.
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
  }

  return (
    <FormField {...question}>
      {(control) => {
        const listId = `${control.id}-list`
        return (
          <Box position="relative">
            <Input
              {...control}
              ref={(element: HTMLInputElement | null) => {
                input.current = element
                field.ref(element)
              }}
              name={question.name}
              pe="10"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-activedescendant={found[active] && `${listId}-${found[active].code}`}
              autoComplete={autoComplete ?? 'off'}
              spellCheck={false}
              value={text}
              onFocus={(event) => event.currentTarget.select()}
              onClick={open}
              onChange={(event) => {
                setTyped(event.currentTarget.value)
                field.onChange(read(event.currentTarget.value))
                open()
              }}
              onKeyDown={onKeyDown}
              onBlur={() => {
                const meant = typed && readCountry(typed, texts.language)
                if (meant) choose(meant)
                setOpen(false)
                field.onBlur()
              }}
            />
            <Box position="absolute" insetEnd="3" top="50%" transform="translateY(-50%)" pointerEvents="none">
              <ChevronIcon />
            </Box>
            {isOpen && <CountryList id={listId} {...{ found, active, chosen: value }} onChoose={choose} />}
          </Box>
        )
      }}
    </FormField>
  )
}
