#!/usr/bin/env node
import { main } from '../src/main.mjs'

process.exit(await main(process.argv.slice(2)))
