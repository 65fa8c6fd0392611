import type { Locator, Page } from '@playwright/test'

/** What a person does with mouse and keyboard, counted: a click, a key or a field that is filled in is one each. */
export function handsOn(page: Page) {
  let count = 0
  const counted = async (action: Promise<unknown>) => {
    count += 1
    await action
  }
  return {
    click: (target: Locator) => counted(target.click()),
    press: (key: string) => counted(page.keyboard.press(key)),
    /** Letter by letter, as somebody types. */
    fill: async (field: Locator, text: string) => {
      await field.clear()
      await counted(field.pressSequentially(text))
    },
    choose: (list: Locator, index: number) => counted(list.selectOption({ index })),
    actions: () => count,
  }
}
