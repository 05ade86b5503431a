/** Labels of one series; their values are words of ours, never anything that a visitor sent. */
export type Labels = Readonly<Record<string, string>>

/** A number that Prometheus reads, with everything it says of itself. */
export type Metric = { render(): string }

export type Counter = Metric & { add(labels?: Labels): void }
export type Histogram = Metric & { observe(value: number, labels: Labels): void }

/**
 * A number that only grows.
 * @param known series that are there from the start, at 0: an alarm on growth must not miss the first event
 */
export function createCounter(name: string, help: string, known: readonly Labels[] = []): Counter {
  const series = new Map(known.map((labels) => [seriesName(name, labels), 0]))
  return {
    add(labels = {}) {
      const key = seriesName(name, labels)
      series.set(key, (series.get(key) ?? 0) + 1)
    },
    render: () => block(name, help, 'counter', [...series]),
  }
}

/** A number as it stands at this moment. */
export function gauge(name: string, help: string, read: () => number): Metric {
  return { render: () => block(name, help, 'gauge', [[name, read()]]) }
}

/**
 * How many values fell below each bound.
 * @param bounds ascending; the last, without end, is added
 */
export function createHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const series = new Map<string, { labels: Labels; below: number[]; sum: number; count: number }>()
  return {
    observe(value, labels) {
      // Told apart by their values alone: this happens at every request.
      const key = Object.values(labels).join(' ')
      const found = series.get(key) ?? { labels, below: bounds.map(() => 0), sum: 0, count: 0 }
      series.set(key, found)
      for (let at = bounds.length - 1; at >= 0 && value <= (bounds[at] ?? 0); at--)
        found.below[at] = (found.below[at] ?? 0) + 1
      found.sum += value
      found.count += 1
    },
    render() {
      const samples = [...series.values()].flatMap(({ labels, below, sum, count }): [string, number][] => [
        ...bounds.map((bound, at): [string, number] => [
          seriesName(`${name}_bucket`, { ...labels, le: String(bound) }),
          below[at] ?? 0,
        ]),
        [seriesName(`${name}_bucket`, { ...labels, le: '+Inf' }), count],
        [seriesName(`${name}_sum`, labels), sum],
        [seriesName(`${name}_count`, labels), count],
      ])
      return block(name, help, 'histogram', samples)
    },
  }
}

/** The media type of the text format, version 0.0.4, that every Prometheus reads. */
export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

function block(name: string, help: string, type: string, samples: readonly [string, number][]): string {
  const lines = samples.map(([series, value]) => `${series} ${value}\n`)
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}

function seriesName(name: string, labels: Labels): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${escaped(value)}"`)
  return pairs.length === 0 ? name : `${name}{${pairs.join(',')}}`
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
