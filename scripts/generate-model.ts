import { writeFileSync } from 'node:fs'
import { MODEL_FILE } from '#server/messages/spam-model.ts'
import { learnFrom, readCorpus } from './measure-corpus.ts'
import { encodeModel } from './train-model.ts'

// npm run generate:model: writes the model of the spam score, after a change of the corpus or of the score.
writeFileSync(MODEL_FILE, encodeModel(learnFrom(readCorpus('training'))))
