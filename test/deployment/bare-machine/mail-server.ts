import { SMTPServer } from 'smtp-server'

// Accepts every mail and keeps none. Usage: mail-server.ts PORT
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _, done) {
    stream.on('end', () => done())
    stream.resume()
  },
})
server.listen(Number(process.argv[2]), '127.0.0.1')
