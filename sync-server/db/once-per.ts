/**
 * Makes something once for each object, and keeps it as long as that lasts. For queries: to build one, with `sql.placeholder` where its
 * values go, takes longer than to send it.
 */
export function oncePer<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new WeakMap<Key, Made>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const fresh = make(key)
    made.set(key, fresh)
    return fresh
  }
}
