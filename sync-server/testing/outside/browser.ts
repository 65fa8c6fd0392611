type Fetch = (url: string, init: RequestInit) => Response | Promise<Response>

/** What a browser adds to a call: its cookies, whose sizes and paths do not matter here. It follows no redirects. */
export function openBrowser(fetch: Fetch) {
  const cookies = new Map<string, string>()
  const send = async (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(url, { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value && !/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) cookies.set(name, value)
      else cookies.delete(name)
    }
    return response
  }
  return {
    cookies,
    send,
    postJson: (url: string, body: unknown, headers: Record<string, string> = {}) =>
      send(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  }
}

export type Browser = ReturnType<typeof openBrowser>
