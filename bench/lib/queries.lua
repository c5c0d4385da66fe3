-- Asks for one word after the other: wrk … -- <path with %s> <word> <word> …
local words = {}
local path
local at = 0
function init(args)
  path = args[1]
  for index = 2, #args do words[#words + 1] = args[index] end
end
function request()
  at = at % #words + 1
  return wrk.format("GET", (path:gsub("%%s", function() return words[at] end)))
end
