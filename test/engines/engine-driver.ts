export type EngineName = (typeof ENGINES)[number]

/** The engines, by the name that tests and documents use. */
export const ENGINES = ['Chromium', 'Firefox', 'WebKit'] as const

/** What the tests do with a browser. Puppeteer drives Chromium and Firefox; WebKitGTK has only WebDriver. */
export type EngineDriver = {
  /** Sets the inner size of the window, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** Opens a path of the site and waits for the load event. */
  open(path: string): Promise<void>
  /** Goes back in the history. Does not wait: the page may come from the back/forward cache without a load event. */
  back(): Promise<void>
  /** Moves the pointer to an element and clicks. A selector that begins with `//` is an XPath, others are CSS. */
  click(selector: string): Promise<void>
  /** Moves the pointer to an element. */
  hover(selector: string): Promise<void>
  /** Types into an element with the keyboard. */
  type(selector: string, text: string): Promise<void>
  /** Runs a function in the page, so it must not use variables from outside. Arguments and results are JSON. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  close(): Promise<void>
}
