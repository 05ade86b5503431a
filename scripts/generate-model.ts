import { writeFileSync } from 'node:fs'
import { readCorpus } from '#server/messages/corpus.ts'
import { encodeModel, MODEL_FILE } from '#server/messages/spam-model.ts'
import { learnFrom } from './measure-corpus.ts'

// npm run generate:model: writes the model of the spam score, after a change of the corpus or of the score.
writeFileSync(MODEL_FILE, encodeModel(learnFrom(readCorpus('training'))))
