import type * as Sdk from '@aws-sdk/client-cognito-identity-provider'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import type { UserDirectory } from './user-directory.ts'

export interface CognitoOptions extends Pick<Deps, 'log'> {
  region: string
  userPoolId: string
  /** Other than AWS's own, for tests. */
  endpoint?: string
}

/**
 * People of a Cognito user pool, whose user names are e-mail addresses. The server needs leave for AdminCreateUser,
 * AdminDeleteUser, AdminDisableUser, AdminEnableUser and AdminUserGlobalSignOut, from wherever the AWS SDK finds its credentials.
 */
export function cognitoDirectory({ userPoolId, log, ...options }: CognitoOptions): UserDirectory {
  let connected: Promise<Cognito> | undefined
  const call = async <T>(work: (cognito: Cognito) => Promise<T>, harmless: string): Promise<T | undefined> => {
    connected ??= connect(options)
    try {
      return await work(await connected)
    } catch (error) {
      const name = error instanceof Error ? error.name : 'unknown'
      if (name === harmless) return undefined
      log({ level: 'error', event: 'user_directory_failed', name })
      throw new AppError('SIGN_IN_UNAVAILABLE')
    }
  }

  return {
    sendsInvitations: true,
    async invite({ email, firstName, lastName }) {
      // Somebody who is there already may have registered the address without owning it, so whose it is waits for the
      // first sign-in, which brings it verified.
      const created = await call(
        ({ sdk, client }) =>
          client.send(
            new sdk.AdminCreateUserCommand({
              UserPoolId: userPoolId,
              Username: email,
              DesiredDeliveryMediums: ['EMAIL'],
              UserAttributes: [
                { Name: 'email', Value: email },
                { Name: 'email_verified', Value: 'true' },
                { Name: 'given_name', Value: firstName },
                { Name: 'family_name', Value: lastName },
              ],
            }),
          ),
        'UsernameExistsException',
      )
      return created?.User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value
    },
    async inviteAgain({ email }) {
      // Who has set a password has nothing to be sent.
      const sent = await call(
        ({ sdk, client }) =>
          client.send(
            new sdk.AdminCreateUserCommand({
              UserPoolId: userPoolId,
              Username: email,
              MessageAction: 'RESEND',
              DesiredDeliveryMediums: ['EMAIL'],
            }),
          ),
        'UnsupportedUserStateException',
      )
      return sent !== undefined
    },
    async remove(subject) {
      const person = { UserPoolId: userPoolId, Username: subject }
      await call(({ sdk, client }) => client.send(new sdk.AdminDeleteUserCommand(person)), 'UserNotFoundException')
    },
    async deactivate(subject) {
      const person = { UserPoolId: userPoolId, Username: subject }
      await call(async ({ sdk, client }) => {
        await client.send(new sdk.AdminDisableUserCommand(person))
        await client.send(new sdk.AdminUserGlobalSignOutCommand(person))
      }, 'UserNotFoundException')
    },
    async reactivate(subject) {
      const person = { UserPoolId: userPoolId, Username: subject }
      await call(({ sdk, client }) => client.send(new sdk.AdminEnableUserCommand(person)), 'UserNotFoundException')
    },
  }
}

interface Cognito {
  sdk: typeof Sdk
  client: Sdk.CognitoIdentityProviderClient
}

/** Loaded here, because nobody else needs it: it is as large as the rest of the server. */
async function connect(options: { region: string; endpoint?: string }): Promise<Cognito> {
  const sdk = await import('@aws-sdk/client-cognito-identity-provider')
  return { sdk, client: new sdk.CognitoIdentityProviderClient({ ...options, maxAttempts: 2 }) }
}
