import * as fc from 'fast-check'

// What is drawn at random is drawn alike by every run of the suite, so that a red one speaks of the change that it is about.
// `npm run test:soak` draws anew, and more often.
fc.configureGlobal({ seed: Number(process.env['MODEL_SEED'] ?? 20_270_115) })
