import type { Context } from 'hono';
import { apiMessages } from '#src/messages/api-messages.ts';
import type { ApiEnv } from '#src/server/api-env.server.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendData, sendSuccess } from '#src/server/api/api-responses.server.ts';
import { readCookie, writeCookie } from '#src/server/api/cookies.server.ts';
import * as contract from './account.contract.ts';
import { changePassword } from './account.service.server.ts';
import { sendCode } from '#src/features/account/one-time-codes/one-time-codes.server.ts';
import { forgetPassword, resetPassword } from '#src/features/account/password/password-reset.server.ts';
import { browserNamesOf } from './sessions/browser-names.rules.ts';
import { finishSignIn, signIn, type SignInResult } from '#src/features/account/sign-in/sign-in.server.ts';
import {
  beginTotp,
  finishTotp,
  readAccount,
  removeTotp,
} from '#src/features/account/second-factor/totp-settings.server.ts';

/** Marks a browser that has signed in before. It grants no access by itself. */
const BROWSER_COOKIE = 'browser';
const YEAR = 365 * 24 * 3600;

export const accountApi = createApi()
  .openapi(contract.logIn, async (context) => {
    const { caller } = context.env;
    const browser = readCookie(context, BROWSER_COOKIE);
    const result = await signIn(context.env, { ...context.req.valid('json'), ...fromOf(context), browser });
    if ('next' in result) {
      const msg = apiMessages[caller.language][result.next];
      return context.json({ success: false as const, msg, ...result }, 401);
    }
    return context.json(signInResponse(context, result), 200);
  })
  .openapi(contract.finishLogIn, async (context) => {
    const entered = await finishSignIn(context.env, {
      ...context.req.valid('json'),
      ...fromOf(context),
    });
    return context.json(signInResponse(context, entered), 200);
  })
  .openapi(contract.forgetPassword, async (context) => {
    await forgetPassword(context.env, { ...context.req.valid('json'), ...fromOf(context) });
    return sendSuccess(context);
  })
  .openapi(contract.resetPassword, async (context) => {
    await resetPassword(context.env, { ...context.req.valid('json'), ...fromOf(context) });
    return sendSuccess(context);
  })
  .openapi(contract.changePassword, async (context) => {
    await changePassword(context.env, { ...context.req.valid('json'), call: signedInCall(context) });
    return sendSuccess(context);
  })
  .openapi(contract.getAccount, async (context) => {
    const data = await readAccount(context.env.db, context.var.account);
    return sendData(context, data);
  })
  .openapi(contract.setUpTotp, async (context) => {
    const data = await beginTotp(context.env, context.var.account);
    return sendData(context, data);
  })
  .openapi(contract.confirmTotp, async (context) => {
    await finishTotp(context.env, { ...context.req.valid('json'), call: signedInCall(context) });
    return sendSuccess(context);
  })
  .openapi(contract.removeTotp, async (context) => {
    await removeTotp(context.env, { ...context.req.valid('json'), call: signedInCall(context) });
    return sendSuccess(context);
  });

/** The caller, and the names of their browser and system. */
function fromOf(context: Context<ApiEnv>) {
  const { caller, requestId } = context.env;
  return { call: { caller, requestId }, names: browserNamesOf(context.req.header('user-agent')) };
}

function signInResponse(context: Context<ApiEnv>, { token, ngo, browser }: SignInResult) {
  if (browser)
    writeCookie(context, { name: BROWSER_COOKIE, value: browser, path: '/api/auth', seconds: YEAR });
  return { success: true as const, token, ngo };
}

/** `POST /api/sendOtp`. The specification defines the path. */
export const otpApi = createApi().openapi(contract.sendOtp, async (context) => {
  const { caller } = context.env;
  const email = context.req.valid('json').email.toLowerCase();
  const bound = { purpose: 'form' as const, email };
  const data = await sendCode(context.env, { ...bound, caller, language: caller.language });
  return sendData(context, data);
});
