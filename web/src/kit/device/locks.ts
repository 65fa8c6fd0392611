/** The part of the Web Locks API that is used. */
export interface Locks {
  request: <T>(
    name: string,
    options: { ifAvailable?: boolean; steal?: boolean },
    run: (lock: object | null) => Promise<T>,
  ) => Promise<T>
}
