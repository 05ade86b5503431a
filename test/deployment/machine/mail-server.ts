import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'

// Takes every mail with the right password, and writes it to a file. Usage: mail-server.ts PORT FOLDER
const [port, folder = ''] = process.argv.slice(2)
let count = 0
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _, done) =>
    password === 'right' ? done(null, { user: username }) : done(new Error('wrong password')),
  onData(stream, _, done) {
    count += 1
    stream.pipe(createWriteStream(join(folder, `${count}.eml`))).on('finish', () => done())
  },
})
server.listen(Number(port), '127.0.0.1')
