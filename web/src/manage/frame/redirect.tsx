import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Leads elsewhere, in the place of this page. `why` goes along without showing in the address. */
export function Redirect({ to, why }: { to: string; why?: string | undefined }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace: true, ...(why && { state: { why } }) }), [navigate, to, why])
  return null
}
